# Writes a book with Excel::Writer::XLSX (.xlsx) or Spreadsheet::WriteExcel (.xls): the path is the argument, the scenario is JSON
# on the input.
use strict;
use warnings;
use Excel::Writer::XLSX;
use JSON::PP;
use Spreadsheet::WriteExcel;

my ($path) = @ARGV;
my $scenario = decode_json(join '', <STDIN>);
my $book = $path =~ /xlsx$/ ? Excel::Writer::XLSX->new($path) : Spreadsheet::WriteExcel->new($path);
$book->set_1904() if $scenario->{isFrom1904};

sub padded { my ($time) = @_; return sprintf '%02d:%02d', split /:/, $time }

sub write_cell {
    my ($page, $row, $column, $cell) = @_;
    my $look = sub { $book->add_format(num_format => $_[0]) };
    if (JSON::PP::is_bool($cell)) {
        return $page->write_boolean($row, $column, $cell ? 1 : 0) if $page->can('write_boolean');
        return $page->write_formula($row, $column, $cell ? '=TRUE' : '=FALSE', undef, $cell ? 'TRUE' : 'FALSE');
    }
    # Whether a value without a reference was a text or a number, the JSON alone tells.
    return $page->write_string($row, $column, $cell) if encode_json([$cell]) =~ /^\["/;
    return $page->write_number($row, $column, $cell) if !ref $cell;
    return $page->write_date_time($row, $column, "$cell->{day}T" . padded($cell->{time} // '0:0'),
        $look->($cell->{time} ? 'dd/mm/yyyy h:mm' : 'dd/mm/yyyy')) if $cell->{day};
    return $page->write_date_time($row, $column, 'T' . padded($cell->{time}), $look->('h:mm')) if $cell->{time};
    if ($cell->{duration}) {
        my ($hours, $minutes) = split /:/, $cell->{duration};
        return $page->write_number($row, $column, ($hours + $minutes / 60) / 24, $look->('[h]:mm'));
    }
    return $page->write_number($row, $column, $cell->{percent},
        $look->('0%')) if defined $cell->{percent};
    return $page->write_number($row, $column, $cell->{number}, $look->($cell->{format})) if defined $cell->{number};
    return $page->write_formula($row, $column, "=$cell->{formula}");
}

for my $sheet (@{ $scenario->{sheets} }) {
    my $page = $book->add_worksheet($sheet->{name});
    for my $row (0 .. $#{ $sheet->{rows} }) {
        my $cells = $sheet->{rows}[$row];
        defined $cells->[$_] and write_cell($page, $row, $_, $cells->[$_]) for 0 .. $#$cells;
    }
    $page->set_row($_ - 1, undef, undef, 1) for @{ $sheet->{hiddenRows} // [] };
    $page->set_column($_, $_, undef, undef, 1) for @{ $sheet->{hiddenColumns} // [] };
    $page->merge_range($_, $sheet->{rows}[0][0], $book->add_format()) for @{ $sheet->{merged} // [] };
    $page->hide() if $sheet->{isHidden};
}
$book->close();
